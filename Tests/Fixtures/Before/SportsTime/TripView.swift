import SwiftUI

struct TripView: View {
  let trip: Trip

  var body: some View {
    VStack {
      HStack {
        Image("baseball")
        Text(trip.name)
      }
      NavigationLink(destination: MapView(trip: trip)) { Image(systemName: "mappin.and.ellipse") }
      ShareLink(item: trip.page) { Image(systemName: "square.and.arrow.up") }
      Text(trip.city).onTapGesture { trip.open() }
    }
  }
}
