import { useEffect } from 'react'
import { useShellActions } from '../../ui/shell-actions.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** A page that does not exist is home, by the specification. */
export function MissingPage() {
  const { open } = useShellActions()
  useEffect(() => open('/tabs/home'), [open])
  return <PageSkeleton />
}
