"""Whether anything leaves its card, measured at three widths."""

WIDTHS = (320, 768, 1280)
# What is tried if the report has it: from right to left, without spaces, long words.
LANGUAGES = ("*", "ar", "ja", "de", "he", "th")

# What a region scrolls by itself is no overflow.
LEAVES = """() => {
  const cards = ".card, .group, .figures li, .wins li, .scores li, .panel, .filters, main, header, footer";
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`the page, by ${document.documentElement.scrollWidth - width}`);
  for (const one of document.querySelectorAll("body *")) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || one.matches(".filters, .skip, .hidden") || one.closest(".scroll > *, .hidden")) continue;
    const card = one.parentElement.closest(cards)?.getBoundingClientRect();
    if (card && (box.right > card.right + 1 || box.left < card.left - 1)) found.push(`${one.className || one.tagName}: ${one.textContent.slice(0, 60)}`);
  }
  return found.slice(0, 5);
}"""
# A flag that goes on in the next line looks like two.
BROKEN = """() => [...document.querySelectorAll(".flag")].filter((one) => one.getClientRects().length > 1)
  .map((one) => one.textContent).slice(0, 5)"""
OPEN = "() => [...document.querySelectorAll('.group h3 [aria-expanded=false]')].slice(0, 12).forEach((one) => one.click())"
# A smaller target needs more room around it: WCAG 2.2, 2.5.8.
SMALL = """() => [...document.querySelectorAll("button, select, input, summary")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.height < 23.5 || box.width < 23.5);
}).map((one) => one.outerHTML.slice(0, 80)).slice(0, 5)"""


def look_for_overflow(browser, file, check, pictures):
    for scheme, width in [("light", width) for width in WIDTHS] + [("dark", width) for width in WIDTHS]:
        page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
        page.goto(file.as_uri())
        page.wait_for_function("performance.getEntriesByName('shown').length > 0", timeout=60_000)
        page.screenshot(path=pictures / f"{width}-{scheme}.png")
        values = page.eval_on_selector_all("#language option", "all => all.map((one) => one.value)")
        for locale in [value for value in LANGUAGES if value in values]:
            page.select_option("#language", locale)
            page.wait_for_timeout(400)
            page.evaluate(OPEN)
            check(f"{width} pixels, {locale}: leaves its card", page.evaluate(LEAVES), [])
            check(f"{width} pixels, {locale}: broken flags", page.evaluate(BROKEN), [])
            check(f"{width} pixels, {locale}: small targets", page.evaluate(SMALL), [])
        page.close()


def look_at_paper(browser, file, check, pictures):
    """On paper there are no controls, and the ground is white in the dark theme, too."""
    page = browser.new_page(viewport={"width": 794, "height": 1123}, color_scheme="dark")
    page.goto(file.as_uri())
    page.wait_for_function("performance.getEntriesByName('shown').length > 0", timeout=60_000)
    page.emulate_media(media="print", color_scheme="dark")
    check("ground on paper", page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)")
    for control in ("#theme", "#language", "#filters", "#wins button", ".more", ".act"):
        check(f"{control} on paper", page.locator(control).locator("visible=true").count(), 0)
    check("cards on paper", page.locator(".card").locator("visible=true").count() > 0, True)
    check("leaves the paper", page.evaluate(LEAVES), [])
    page.pdf(path=pictures / "paper.pdf", format="A4", print_background=False)
    page.close()
