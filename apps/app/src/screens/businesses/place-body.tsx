import { useRef, useState } from 'react'
import { choosePlace, useChosenPlace, type ChosenPlace, type DeviceAddress } from '../../data/chosen-place.ts'
import { useSettings } from '../../data/site.ts'
import { useTranslate } from '../../language/text.ts'
import { focusFirstWrong } from '../../ui/market/typed-fields.ts'
import { deviceAddressOf } from '../../ui/place/delivery-address.ts'
import { PostalCodeField } from '../../ui/place/postal-code-field.tsx'
import { emptyRegion, type PostalRegion } from '../../ui/place/postal-region.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { useCall } from '#client/react'
import { Shown } from '../../ui/state/answer-states.tsx'
import { citiesCall, type ServedCity } from './place-calls.ts'
import { SellerChoice } from './seller-choice.tsx'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { calledOf } from '../../ui/place/address-lines.tsx'
import { addressesCall, type Address } from '../../ui/place/place-calls.ts'
import styles from './place-page.module.css'

export function PlaceBody() {
  const t = useTranslate()
  const isMultiStore = useSettings()?.enable_multi_store === 1
  const { goBack, showToast } = useShellActions()
  const chosenPlace = useChosenPlace()
  const [changes, setChanges] = useState<Partial<ChosenPlace>>({})
  const place = { ...chosenPlace, ...changes }
  const change = (next: Partial<ChosenPlace>) => setChanges((before) => ({ ...before, ...next }))
  const form = useRef<HTMLFormElement>(null)
  const [region, setRegion] = useState<PostalRegion>(emptyRegion)
  const [isRefused, setIsRefused] = useState(false)
  const handleRegion = (next: PostalRegion) => {
    setRegion(next)
    setIsRefused(false)
  }
  const handleSave = () => {
    // A typed code without a place yet was meant: it is not dropped silently.
    if (region.zipcode !== '' && region.zipcode !== place.address?.zipcode) {
      setIsRefused(true)
      return focusFirstWrong(form.current)
    }
    choosePlace(place, isMultiStore)
    setChanges({})
    showToast(t('place.saved'))
    goBack('/tabs/home')
  }
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('place.title')}</h1>
        <p className="dim">{t('place.lead')}</p>
      </div>
      <form
        ref={form}
        className={`stack ${styles.placePage}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleSave()
        }}
      >
        <Delivery
          address={place.address}
          onChoose={(address) => change({ address })}
          {...{ region, onChange: handleRegion }}
          problem={isRefused ? t('address.need_pin') : undefined}
        />
        {isMultiStore && (
          <CityChoice chosen={place.city} onChoose={(city) => change({ ...city, business: null })} />
        )}
        {place.city !== null && isMultiStore && (
          <SellerChoice
            city={place.city}
            chosen={place.business}
            isCityNew={changes.business === null}
            onChoose={(business) => change({ business })}
          />
        )}
        <div>
          <button className="button">{t('place.save')}</button>
        </div>
      </form>
    </div>
  )
}

interface DeliveryProps {
  address: DeviceAddress | null
  onChoose: (address: DeviceAddress | null) => void
  region: PostalRegion
  onChange: (region: PostalRegion) => void
  problem: string | undefined
}

function Delivery({ address, onChoose, region, onChange, problem }: DeliveryProps) {
  const t = useTranslate()
  return (
    <section className="card padded stack" aria-labelledby="place-deliver-to">
      <h2 id="place-deliver-to">{t('place.deliver_to')}</h2>
      <p>
        {address === null ? (
          <span className="dim">{t('place.none_yet')}</span>
        ) : (
          <b className="mid numbers">{address.address || address.zipcode}</b>
        )}
      </p>
      <PostalCodeField
        region={region}
        onChange={onChange}
        problem={problem}
        onFound={(found) => onChoose(deviceAddressOf(found))}
        mayWrite={false}
      />
      <KnownAddresses
        chosen={address}
        onChoose={(known) => {
          onChange(emptyRegion)
          onChoose(known)
        }}
      />
    </section>
  )
}

interface Props {
  chosen: string | null
  onChoose: (city: Pick<ServedCity, 'city' | 'core_city'>) => void
}

function CityChoice({ chosen, onChoose }: Props) {
  const t = useTranslate()
  const query = useCall(citiesCall)
  return (
    <section className="card padded stack" aria-labelledby="place-city">
      <div>
        <h2 id="place-city">{t('place.city_title')}</h2>
        <p className="small dim">{t('place.city_lead')}</p>
      </div>
      <Shown query={query} loading={<p className="small dim">{t('states.loading')}</p>}>
        {(cities) => (
          <div className={styles.placeChoices} role="radiogroup" aria-labelledby="place-city">
            {cities.map((served) => (
              <label key={served.city} className={styles.placeChoice}>
                <input
                  type="radio"
                  name="city"
                  checked={chosen === served.city}
                  onChange={() => onChoose({ city: served.city, core_city: served.core_city })}
                />
                <span className="text">
                  <b className="mid">{served.city}</b>
                  <span className="small dim">{t('place.serving', { count: served.businesses })}</span>
                </span>
              </label>
            ))}
          </div>
        )}
      </Shown>
    </section>
  )
}

interface KnownAddressesProps {
  chosen: DeviceAddress | null
  onChoose: (address: DeviceAddress) => void
}

function asDeviceAddress(address: Address): DeviceAddress {
  const { zipcode, country, city, state, latitude, longitude, show } = address
  const street = [address.address_line1, address.address_line2].filter(Boolean).join(', ')
  const line = `${street}, ${city} ${zipcode}`
  return { zipcode, country, city, state, address: line, latitude, longitude, show }
}

function KnownAddresses({ chosen, onChoose }: KnownAddressesProps) {
  const t = useTranslate()
  const { query } = useOwnCall(addressesCall)
  const shown = (query.data?.addresses ?? []).filter(({ show }) => show === 1)
  if (shown.length === 0) return null
  return (
    <fieldset className={styles.placeChoices}>
      <legend className="mid">{t('place.from_addresses')}</legend>
      {shown.map((address) => {
        const place = asDeviceAddress(address)
        return (
          <label key={address.name} className={styles.placeChoice}>
            <input
              type="radio"
              name="known-address"
              checked={chosen?.address === place.address}
              onChange={() => onChoose(place)}
            />
            <span className="text">
              <b className="mid">{calledOf(address)}</b>
              <span className="small dim">{place.address}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
