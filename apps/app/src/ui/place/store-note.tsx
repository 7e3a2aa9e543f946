import { storefrontOutline } from 'ionicons/icons'
import { businessCall } from '../../data/calls.ts'
import { chosenPlace, choosePlace } from '../../data/chosen-place.ts'
import { useSettings } from '../../data/site.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'

export function StoreNote() {
  const t = useTranslate()
  const visit = useVisit()
  const settings = useSettings()
  const isChosen = visit.business !== null
  const store = useCall(isChosen && settings ? businessCall(visit, settings) : undefined)
  if (!isChosen) return null
  const name = store.data?.[0]?.business_name ?? visit.business
  return (
    <div className="wrap">
      <div className="note page-note">
        <Icon of={storefrontOutline} />
        <span className="text">{t('store.only_of', { name })}</span>
        <a className="button line" href="/place">
          {t('store.change_store')}
        </a>
        <button type="button" className="button line" onClick={forgetStore}>
          {t('store.all_stores')}
        </button>
      </div>
    </div>
  )
}

const forgetStore = () => choosePlace({ ...chosenPlace(true), business: null }, true)
