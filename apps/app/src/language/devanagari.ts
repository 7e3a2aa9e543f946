import address from '#design/fonts/devanagari.css?url'

/** Fetches the Devanagari font when the page is idle, and never when the device saves data: the font is large. */
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
