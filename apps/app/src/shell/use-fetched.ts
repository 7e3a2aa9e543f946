import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of the shell whose code is fetched when it is wished for; null until it is there. Without a connection it stays
 * away, the page around it stays as it is, and the next wish asks again.
 */
export function useFetched<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  wish: string | null,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (wish === null || part !== null) return undefined
    let isWished = true
    const handleFetched = (fetched: ComponentType<Props>) => {
      if (isWished) setPart(() => fetched)
    }
    fetchPart().then(handleFetched, () => undefined)
    return () => {
      isWished = false
    }
  }, [fetchPart, wish, part])
  return part
}
