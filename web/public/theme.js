// Before the first paint: the theme, and what this browser has seen or closed. Pages that come written out have it in them.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage can be switched off; then the system's preference decides.
  }
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  try {
    const page = document.documentElement.dataset
    if (sessionStorage.getItem('landing_seen')) page.seen = ''
    if (page.offerEnds && localStorage.getItem('offer_closed') === page.offerEnds) page.offerClosed = ''
  } catch {
    // Then every visit is the first.
  }
})()
