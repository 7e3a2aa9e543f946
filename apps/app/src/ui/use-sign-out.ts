import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signOut } from '../data/sign-out.ts'
import { useTranslate } from '../language/text.ts'
import { useShellActions } from './shell-actions.ts'

/** Signing this device out, and saying so; without a connection somebody stays signed in and is told. */
export function useSignOut() {
  const t = useTranslate()
  const client = useQueryClient()
  const { showToast } = useShellActions()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    const isOut = await signOut(client).then(
      () => true,
      () => false,
    )
    setIsLeaving(false)
    showToast(t(isOut ? 'sign_in.is_out' : 'sign_in.still_in'))
  }
  return { isLeaving, leave: () => void (isLeaving || leave()) }
}
