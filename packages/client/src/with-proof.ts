import { MelaError } from './mela-error.ts'
import { clientSettings, configureClient } from './settings.ts'

/** Does something, and does it once more with the proof that one of our own pages asks, where the store wants it. */
export async function withProof<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof MelaError) || !error.is('CSRFTokenError')) throw error
    const token = await clientSettings.learnCsrfToken()
    if (token === undefined || token === clientSettings.csrfToken()) throw error
    configureClient({ csrfToken: () => token })
    return act()
  }
}
