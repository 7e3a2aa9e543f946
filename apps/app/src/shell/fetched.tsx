import { useEffect, useState, type ComponentType } from 'react'

interface Props<PartProps> {
  fetchPart: () => Promise<ComponentType<PartProps>>
  /** What asks for the part; null while nothing does, which leaves a part that is there in its place. */
  trigger: string | null
  props: PartProps
}

/**
 * A part of the shell whose code is fetched when it is wished for; nothing until it is there. Without a connection it stays
 * away, the page around it stays as it is, and the next wish asks again.
 */
export function Fetched<PartProps extends object>({ fetchPart, trigger, props }: Props<PartProps>) {
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null)
  useEffect(() => {
    if (trigger === null || Part !== null) return undefined
    let isWished = true
    const handleFetched = (fetched: ComponentType<PartProps>) => {
      if (isWished) setPart(() => fetched)
    }
    fetchPart().then(handleFetched, () => undefined)
    return () => {
      isWished = false
    }
  }, [fetchPart, trigger, Part])
  return Part && <Part {...props} />
}
