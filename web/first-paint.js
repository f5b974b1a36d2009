// Stands in the head of every page that came written out (written-out.ts puts it there), so that the first paint waits for no script. Once the
// page has been painted, a small script keeps what moves by itself (before-app.ts); the app's scripts are fetched when nothing else is to be
// done, and run when a person begins to do something, or when something is in view that only the app moves. What is pressed and typed until
// the app has taken the page over is kept, and done again then, which Providers.tsx tells.
;(() => {
  const entry = '__ENTRY__'
  const before = '__BEFORE__'
  const scripts = '__SCRIPTS__'.split(' ')
  const parts = '__PARTS__'.split(' ')
  const page = document.documentElement.dataset
  const typed = new Map()
  const pressed = []
  // The same as ui/theme-choice.ts does; so small a thing need not wait.
  const changeTheme = (button) => {
    page.theme = page.theme === 'dark' ? 'light' : 'dark'
    button.setAttribute('aria-pressed', page.theme === 'dark')
    try {
      localStorage.setItem('theme', page.theme)
    } catch {
      // Storage can be switched off; then it holds for this page.
    }
  }
  const keep = {
    click(event) {
      const button = event.target.closest('button')
      if (!button) return
      event.preventDefault()
      if (button.classList.contains('theme')) return changeTheme(button)
      pressed.push(() => button.click())
    },
    submit(event) {
      event.preventDefault()
      pressed.push(() => event.target.requestSubmit())
    },
    input: ({ target }) => typed.set(target, target.value),
  }
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', ...Object.keys(keep)]
  // Till the next task of the page.
  const pause = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  let begun = false
  // Into the browser's cache and no further: a script is compiled when it is to run.
  const fetchAhead = async () => {
    for (const address of scripts) {
      if (begun) return
      await fetch(address, { priority: 'low' })
        .then((script) => script.blob())
        .catch(() => {})
    }
  }
  const begin = async () => {
    if (begun) return
    begun = true
    for (const name of signs) removeEventListener(name, begin, true)
    for (const href of scripts) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
      document.head.append(link)
    }
    // Run one after the other, so that the page can answer in between. What a part lacks, the entry says.
    for (const part of parts) {
      await import(part).catch(() => {})
      await pause()
    }
    import(entry)
  }
  for (const name in keep) addEventListener(name, keep[name], true)
  for (const name of signs) addEventListener(name, begin, { capture: true, passive: true })
  addEventListener(
    'docmill-ready',
    async () => {
      for (const name in keep) removeEventListener(name, keep[name], true)
      // A part of the page that is not taken over yet is when it is pressed, but not while React is still at work, as it is now.
      await pause()
      for (const [field, value] of typed) {
        field.value = value
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
      for (const again of pressed) again()
    },
    { once: true },
  )
  const painted = () => {
    import(before).catch(() => {})
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin()
    })
    for (const moving of document.querySelectorAll('[data-moves]')) seen.observe(moving)
    // Buttons of others, an offer that is counted down, a step that was come back to: none of them is in the page as it came.
    const offer = Date.parse(page.offerEnds) > Date.now() && !('offerClosed' in page)
    if (offer || 'others' in page || history.state?.usr) begin()
    else if (document.readyState === 'complete') idle(fetchAhead)
    else addEventListener('load', () => idle(fetchAhead))
  }
  const idle = self.requestIdleCallback ?? setTimeout
  let wasPainted = false
  const onPaint = () => {
    if (wasPainted) return
    wasPainted = true
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', painted)
    else painted()
  }
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && onPaint()).observe({ type: 'paint', buffered: true })
  // A page in a tab behind others is not painted.
  addEventListener('load', () => document.hidden && onPaint())
})()
