import SwiftUI

/// A trip with its games.
struct TripView: View {
  let trip: Trip
  let visited: Int

  var body: some View {
    VStack {
      HStack {
        Image(decorative: "baseball")
        Text(trip.name)
      }
      ProgressView(value: Double(visited), total: 30)
        .accessibilityLabel("Progress")
        .accessibilityValue("\(visited) of 30 stadiums visited")
      NavigationLink(destination: MapView(trip: trip)) {
        Image(systemName: "mappin.and.ellipse")
      }
      .accessibilityLabel("Map of this trip")
      ShareLink(item: trip.page) { Label("Share trip", systemImage: "square.and.arrow.up") }
    }
  }
}
