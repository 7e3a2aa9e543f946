import type { QueryClient } from '@tanstack/react-query'
import { emptyDevice, MelaError, methodRequest, send, storedKeys } from '#client'
import { forgetKeys, notifyAccountChanged } from './account.ts'
import { forgetOwnAnswers } from './query/own-answers.ts'

/** A key that the store does not know any more is ended already. */
async function endKey(api_key: string): Promise<void> {
  try {
    await send(methodRequest('mela.identity.sign_out', { api_key }))
  } catch (error) {
    if (!(error instanceof MelaError) || error.status !== 401) throw error
  }
}

/** Signs this device out, and takes from it what it kept of the account. Throws where the store cannot be reached. */
export async function signOut(client: QueryClient): Promise<void> {
  const { api_key } = storedKeys()
  if (api_key) await endKey(api_key)
  forgetKeys()
  await send(methodRequest('logout'))
  forgetOwnAnswers(client)
  client.removeQueries({ type: 'inactive' })
  emptyDevice()
  notifyAccountChanged()
}
