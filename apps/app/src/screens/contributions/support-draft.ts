import { isContent, parseJson, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'
import type { Campaign } from './campaign.ts'
import { firstAnswers, OWN, type SupportAnswers } from './support-answers.ts'

const key = 'mela.draft.support'

/** What was typed and not paid yet; a choice that is not offered any more gives way to the first one. */
export function supportDraft(campaign: Campaign, store: DeviceStore = deviceStore): SupportAnswers {
  const first = firstAnswers(campaign)
  const stored = parseJson(store.read(key) ?? '')
  if (!isContent(stored)) return first
  const purpose = textIn(stored, 'purpose')
  const amount = textIn(stored, 'amount')
  return {
    purpose: campaign.purposes.some(({ name }) => name === purpose) ? purpose : first.purpose,
    amount: [...campaign.suggested.map(String), OWN].includes(amount) ? amount : first.amount,
    own_amount: textIn(stored, 'own_amount'),
    donor_name: textIn(stored, 'donor_name'),
    email: textIn(stored, 'email'),
    phone: textIn(stored, 'phone'),
    message: textIn(stored, 'message'),
    is_on_wall: stored['is_on_wall'] === true,
    is_anonymous: stored['is_anonymous'] === true,
  }
}

export function storeSupportDraft(answers: SupportAnswers, store: DeviceStore = deviceStore): void {
  store.write(key, JSON.stringify(answers))
}

export function forgetSupportDraft(store: DeviceStore = deviceStore): void {
  store.remove(key)
}
