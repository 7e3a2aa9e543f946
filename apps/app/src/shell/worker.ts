/** The service worker comes with the first touch: a visit that only reads loads nothing more. */
export function watchForWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  addEventListener('pointerdown', register, { once: true, passive: true })
}
