import { call, clientSettings, fileAddress, methodRead, methodRequest } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import type { MessageId } from '#design/messages'

/** Caller's families and pending applications. Money is a decimal. */
export type MyFamily = Methods['mela.family.get_my_family']['output']

export type Application = MyFamily['waiting'][number]

export type Family = MyFamily['families'][number]

export type Rights = Family['rights']

export type ChildOfFamily = Family['children'][number]

export type Child = Methods['mela.family.get_child']['output']

export type ChildConsent = Child['consents'][number]

export type Read = Child['reads'][number]

export type Guardian = Child['guardians'][number]

export type ContactChange = Child['changes'][number]

export type ContactField = ContactChange['field']

type PrivacyInput = Methods['mela.family.request_privacy']['input']

export type PrivacyKind = PrivacyInput['kind']

type MyFees = Methods['mela.fees.get_my_fees']['output']

export type ChildFee = MyFees['fees'][number]

export type PayPart = Methods['mela.fees.choose_part']['input']['part']

export const answerOffer = (answer: Methods['mela.family.answer_offer']['input']) =>
  call('mela.family.answer_offer', answer)

export const familyCall: PageCall<MyFamily> = {
  ...methodRead('mela.family.get_my_family'),
  key: 'family',
}

export const childCall = (student: string): PageCall<Child> => ({
  ...methodRead('mela.family.get_child', { student }),
  key: `child:${student}`,
})

export type ShownCard = Methods['mela.cards.get_card']['output']

export const cardCall = (student: string): PageCall<ShownCard> => ({
  ...methodRequest('mela.cards.get_card', { student }),
  key: `card:${student}`,
})

export const feesCall = (student: string): PageCall<MyFees> => ({
  ...methodRead('mela.fees.get_my_fees', { student }),
  key: `fees:${student}`,
})

export const choosePart = (fee: string, part: PayPart) => call('mela.fees.choose_part', { fee, part })

export const askForPrivacy = (input: PrivacyInput) => call('mela.family.request_privacy', input)

/** Returns the address of the child's data export, which is created when it is fetched. */
export const exportAddress = (request: string): string =>
  clientSettings.host + fileAddress('mela.family.download_export', { request })

export const setConsent = (change: Methods['mela.family.set_consent']['input']) =>
  call('mela.family.set_consent', change)

export const changeContact = (input: Methods['mela.family.change_contact']['input']) =>
  call('mela.family.change_contact', input)

export type ChildUpdate = Methods['mela.family.update_child']['input']

export const updateChild = (update: ChildUpdate) => call('mela.family.update_child', update)

const names: readonly (readonly [keyof Rights, MessageId])[] = [
  ['may_view', 'family.right_view'],
  ['may_change', 'family.right_change'],
  ['may_pay', 'family.right_pay'],
  ['may_collect', 'family.right_collect'],
]

export const rightsOf = (rights: Rights): MessageId[] =>
  names.filter(([right]) => rights[right] === 1).map(([, text]) => text)

/** Rights on a child without a family yet: the sender may view and change the application. */
const ofSender: Rights = { may_view: 1, may_change: 1, may_pay: 0, may_collect: 0 }

export const ownRights = ({ guardians }: Pick<Child, 'guardians'>): Rights =>
  guardians.find(({ is_me }) => is_me === 1)?.rights ?? ofSender
