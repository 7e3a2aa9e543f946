import type { Site } from '#framework/context'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { StudentRegistration } from '#community/students'
import { qrDataUrl } from '#framework/printing'
import { signingKey } from '#community/tickets'
import { signCard } from './card-code.ts'
import { smallPhoto } from './small-photo.ts'
import { StudentCard } from './student-card.doctype.ts'
import { cardErrors } from '../errors.ts'

async function readCard(documents: Documents, student: string) {
  const where = { student, state: 'valid' } as const
  const [card] = await documents.find(StudentCard, { where, order_by: 'valid_until desc', limit: 1 })
  if (!card) throw cardErrors.no_card()
  const { full_name, class: of, academic_year, code, valid_until } = card
  const [child] = await documents.find(StudentRegistration, {
    where: { name: student },
    fields: ['photo'],
    limit: 1,
  })
  return { full_name, class: of, academic_year, code, valid_until, photo: child?.photo ?? null }
}

/** Returns a child's card with its signed code, for its guardians and the office. */
export const getCard = method({
  access: signedInUsers,
  input: { student: text({ required: true }) },
  methods: ['POST'],
  managesOwnTransaction: true,
  async run({ input: { student }, caller, site }) {
    const shown = await site.read(caller, (documents) => readCard(documents, student))
    return showCard(site, shown)
  },
})

interface Shown {
  readonly full_name: string
  readonly class: string | null
  readonly academic_year: string
  readonly code: string
  readonly valid_until: string
  readonly photo: string | null
}

async function showCard(site: Site, { photo, ...card }: Shown) {
  const { privateKey } = await signingKey(site)
  const text = signCard(card, privateKey)
  const address = new URL(`/verify/${text}`, site.settings.publicUrl).href
  const qr = qrDataUrl(address)
  return { ...card, text, address, qr, photo: await smallPhoto(site.settings, photo) }
}
