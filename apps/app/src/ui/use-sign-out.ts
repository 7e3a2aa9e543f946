import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslate } from '../language/text.ts'
import { useShellActions } from './shell-actions.ts'
import { call, emptyDevice, MelaError, methodRequest, send, storedKeys } from '#client'
import { forgetKeys, notifyAccountChanged } from '../data/account.ts'
import { forgetOwnResponses } from '../data/query/own-responses.ts'

/** Signs this device out and shows a toast; without a connection the person stays signed in. */
export function useSignOut() {
  const t = useTranslate()
  const client = useQueryClient()
  const { showToast } = useShellActions()
  const { isPending, mutate } = useMutation({
    mutationFn: () => signOut(client),
    onSuccess: () => showToast(t('sign_in.is_out')),
    onError: () => showToast(t('sign_in.still_in')),
  })
  return { isLeaving: isPending, leave: () => void (isPending || mutate()) }
}

/** Revokes a key; one that the server does not know has ended already. */
async function endKey(api_key: string): Promise<void> {
  try {
    await call('mela.identity.sign_out', { api_key })
  } catch (error) {
    if (!(error instanceof MelaError) || error.status !== 401) throw error
  }
}

/** Signs this device out and removes the account's data from it. Throws when the server cannot be reached. */
async function signOut(client: QueryClient): Promise<void> {
  const { api_key } = storedKeys()
  if (api_key) await endKey(api_key)
  forgetKeys()
  await send(methodRequest('logout'))
  forgetOwnResponses(client)
  client.removeQueries({ type: 'inactive' })
  emptyDevice()
  notifyAccountChanged()
}
