import { isContent, parseJson, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device-store.ts'
import type { Campaign } from './campaign.ts'
import { firstAnswers, OWN, type SupportAnswers } from './support-answers.ts'

const key = 'mela.draft.support'

/** What was typed and not paid yet; a choice that is not offered any more gives way to the first one. */
export function supportDraft(campaign: Campaign, store: DeviceStore = deviceStore): SupportAnswers {
  const first = firstAnswers(campaign)
  const kept = parseJson(store.read(key) ?? '')
  if (!isContent(kept)) return first
  const purpose = textIn(kept, 'purpose')
  const amount = textIn(kept, 'amount')
  return {
    purpose: campaign.purposes.some(({ name }) => name === purpose) ? purpose : first.purpose,
    amount: [...campaign.suggested.map(String), OWN].includes(amount) ? amount : first.amount,
    own_amount: textIn(kept, 'own_amount'),
    donor_name: textIn(kept, 'donor_name'),
    email: textIn(kept, 'email'),
    phone: textIn(kept, 'phone'),
    message: textIn(kept, 'message'),
    is_on_wall: kept['is_on_wall'] === true,
    is_anonymous: kept['is_anonymous'] === true,
  }
}

export function keepSupportDraft(answers: SupportAnswers, store: DeviceStore = deviceStore): void {
  store.write(key, JSON.stringify(answers))
}

export function forgetSupportDraft(store: DeviceStore = deviceStore): void {
  store.remove(key)
}
