import { useEffect, useState, type ComponentType } from 'react'

interface Props<PartProps> {
  fetchPart: () => Promise<ComponentType<PartProps>>
  trigger: string | null
  props: PartProps
}

/**
 * Loads a component's code when it is requested; empty until then. Offline it stays empty, and the next request tries
 * again.
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
