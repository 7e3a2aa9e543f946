/** The service worker comes with the first touch or key: a visit that only reads loads nothing more. */
export function watchForWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, register, { once: true, passive: true })
}
