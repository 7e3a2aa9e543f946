import { call, clientSettings, fileAddress, methodRead, methodRequest } from '#client'
import type { Methods } from '#contract'
import type { MyFamily } from '../../data/own-calls.ts'
import type { PageCall } from '../../data/page-call.ts'
import type { MessageId } from '#design/messages'

export type WaitingApplication = MyFamily['waiting'][number]

export type Family = MyFamily['families'][number]

export type Rights = Family['rights']

export type ChildRecord = Methods['mela.family.get_child']['output']

export type ChildConsent = ChildRecord['consents'][number]

export type Read = ChildRecord['reads'][number]

export type Guardian = ChildRecord['guardians'][number]

export type ContactChange = ChildRecord['changes'][number]

export type ChangedContactField = ContactChange['field']

type PrivacyInput = Methods['mela.family.request_privacy']['input']

export type PrivacyKind = PrivacyInput['kind']

type MyFees = Methods['mela.fees.get_my_fees']['output']

export type ChildFee = MyFees['fees'][number]

export type PayPart = Methods['mela.fees.choose_part']['input']['part']

export const answerOffer = (answer: Methods['mela.family.answer_offer']['input']) =>
  call('mela.family.answer_offer', answer)

export const childCall = (student: string): PageCall<ChildRecord> => ({
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

type ClassLists = Methods['mela.class_lists.get_class_lists']['output']

export const classListsCall = (student: string | null): PageCall<ClassLists> => ({
  ...methodRead('mela.class_lists.get_class_lists', student === null ? {} : { student }),
  key: `class-lists:${student ?? 'all'}`,
})

export const choosePart = (fee: string, part: PayPart) => call('mela.fees.choose_part', { fee, part })

export const askForPrivacy = (input: PrivacyInput) => call('mela.family.request_privacy', input)

/** Returns the address of the child's data export, which is created when it is fetched. */
export const exportAddress = (request: string): string =>
  clientSettings.host + fileAddress('mela.family.download_export', { request })

export const setConsent = (change: Methods['mela.family.set_consent']['input']) =>
  call('mela.family.set_consent', change)

export const changeFamilyContact = (input: Methods['mela.family.change_contact']['input']) =>
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

export const ownRights = ({ guardians }: Pick<ChildRecord, 'guardians'>): Rights =>
  guardians.find(({ is_me }) => is_me === 1)?.rights ?? ofSender
