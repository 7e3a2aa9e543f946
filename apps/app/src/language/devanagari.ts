import address from '#design/fonts/devanagari.css?url'

/** The Devanagari face is large: it comes when the page is idle, and never to people who save data. */
export function fetchDevanagariWhenIdle(): void {
  if (savesData() || document.querySelector(`link[href="${address}"]`)) return
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
  idle(() => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  })
}

function savesData(): boolean {
  return 'connection' in navigator && /"saveData":true/.test(JSON.stringify(navigator.connection ?? {}))
}
