const retryAfter = 5000

/**
 * Opens a page although its style sheet failed to load, and fetches the sheet again until it arrives. Without this, a
 * network that returns between two requests decides whether the page opens.
 */
export function toleratePageStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
  })
  // Errors of elements do not bubble, so only a capturing listener receives them.
  document.addEventListener('error', ({ target }) => void retryLater(target), { capture: true })
}

async function retryLater(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  await new Promise((resolve) => setTimeout(resolve, retryAfter))
  target.replaceWith(target.cloneNode())
}
