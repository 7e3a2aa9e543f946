import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { docType, everything, prompted, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { GivenRole } from '#framework/identity'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { Book, sampleModule, Bookcase, testSite, type TestSite } from '#framework/testing'
import { deviceOf, hangUp, listenTo, type Device, type Listener } from './sample-listener.ts'

/** A type whose documents can be renamed. */
export const Letter = docType('Realtime Letter', {
  naming: prompted,
  allowRename: true,
  fields: { text: text() },
  access: { 'System Manager': everything },
})
const letters = defineModule({ name: 'letters', docTypes: [Letter] })

interface Office extends Device {
  readonly user: string
}

/** What was heard about a document, by its name. */
export function about({ received }: Listener, name: string) {
  return received.filter(({ words }) => JSON.stringify(words).includes(name))
}

/** A site for one file's tests, where the system makes changes and people listen. */
export function openHall() {
  let opened: TestSite | null = null
  let sitting: Office | null = null
  let marks = 0

  const site = () => {
    if (!opened) throw new Error('The hall is not open yet')
    return opened
  }
  const office = () => {
    if (!sitting) throw new Error('The hall is not open yet')
    return sitting
  }
  const bySystem = <T>(run: (documents: Documents) => Promise<T>) => site().engine.write(administrator, run)

  beforeAll(async () => {
    opened = await testSite([sampleModule().module, letters], { isStarted: true })
    const { user } = await opened.userWith('System Manager')
    sitting = { ...(await deviceOf(opened, user)), user }
  })
  afterEach(hangUp)
  afterAll(() => opened?.close())

  return {
    site,
    office,
    bySystem,
    async aBook(title: string, published: 0 | 1 = 0): Promise<string> {
      return (await bySystem((documents) => documents.insert(Book, { title, published }))).name
    },
    retitle: (name: string, title: string) => bySystem((documents) => documents.save(Book, name, { title })),
    async listenAs(...roles: readonly GivenRole[]): Promise<Listener & { readonly user: string }> {
      const { user } = await site().userWith(...roles)
      const { authorization } = await deviceOf(site(), user)
      return { ...(await listenTo(site().origin, { headers: { authorization } })), user }
    },
    listenAsOffice: () => listenTo(site().origin, { headers: { authorization: office().authorization } }),
    listenAsGuest: () => listenTo(site().origin),
    /** Waits until everything that was said before has come to somebody who is signed in. */
    async caughtUp(listener: Listener): Promise<void> {
      const mark = `mark ${(marks += 1)}`
      const { name } = await bySystem((documents) => documents.insert(Bookcase, { title: mark }))
      expect(await listener.request('doc_subscribe', 'Sample Shelf', name)).toBe(true)
      await bySystem((documents) => documents.save(Bookcase, name, { floor: 1 }))
      await listener.hears('doc_update', { doctype: 'Sample Shelf', name })
    },
  }
}
