let isFollowed = false

/** The count of this device stands at once; what the store says of it comes when the page has nothing else to do. */
export function followCartWhenIdle(): void {
  if (isFollowed) return
  isFollowed = true
  const start = () =>
    void import('../ui/cart/follow-account.ts').then(
      ({ followCart }) => followCart(),
      () => undefined,
    )
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 10_000 })
  else setTimeout(start, 3000)
}
