import { useState } from 'react'
import { choosePlace, useChosenPlace, type ChosenPlace, type DeviceAddress } from '../../data/chosen-place.ts'
import { useSettings } from '../../data/site.ts'
import { useSay } from '../../language/text.ts'
import { PostalCodeField } from '../../ui/place/postal-code-field.tsx'
import { emptyRegion, type PostalRegion } from '../../ui/place/postal-region.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { CityChoice } from './city-choice.tsx'
import { KnownAddresses } from './known-addresses.tsx'
import './place-page.css'
import { StallChoice } from './stall-choice.tsx'

/** The store and the city that somebody buys in, and where things are brought. */
export function PlaceBody() {
  const say = useSay()
  const isMultiStore = useSettings()?.enable_multi_store === 1
  const { goBack, tell } = useShellActions()
  const kept = useChosenPlace()
  const [changes, setChanges] = useState<Partial<ChosenPlace>>({})
  const place = { ...kept, ...changes }
  const change = (next: Partial<ChosenPlace>) => setChanges((before) => ({ ...before, ...next }))
  const handleKeep = () => {
    choosePlace(place, isMultiStore)
    setChanges({})
    tell(say('place.kept'))
    goBack('/tabs/home')
  }
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('place.title')}</h1>
        <p className="dim">{say('place.lead')}</p>
      </div>
      <div className="stack place-page">
        <Delivery address={place.address} onChoose={(address) => change({ address })} />
        <CityChoice chosen={place.city} onChoose={(city) => change({ ...city, business: null })} />
        {place.city !== null && isMultiStore && (
          <StallChoice
            city={place.city}
            chosen={place.business}
            isCityNew={changes.business === null}
            onChoose={(business) => change({ business })}
          />
        )}
        <div>
          <button type="button" className="button" onClick={handleKeep}>
            {say('place.keep')}
          </button>
        </div>
      </div>
    </div>
  )
}

interface DeliveryProps {
  address: DeviceAddress | null
  onChoose: (address: DeviceAddress | null) => void
}

function deviceAddressOf({
  zipcode,
  country,
  city,
  state,
  latitude,
  longitude,
}: PostalRegion): DeviceAddress {
  const address = [city, `${state} ${zipcode}`].filter((part) => part !== '').join(', ')
  return { zipcode, country, city, state, address, latitude, longitude, show: 1 }
}

/** Where things are brought: searched for by its postal code, or one of the addresses that somebody keeps. */
function Delivery({ address, onChoose }: DeliveryProps) {
  const say = useSay()
  const [region, setRegion] = useState<PostalRegion>(emptyRegion)
  return (
    <section className="card padded stack" aria-labelledby="place-deliver-to">
      <h2 id="place-deliver-to">{say('place.deliver_to')}</h2>
      <p>
        {address === null ? (
          <span className="dim">{say('place.none_yet')}</span>
        ) : (
          <b className="mid numbers">{address.address || address.zipcode}</b>
        )}
      </p>
      <PostalCodeField
        region={region}
        onChange={setRegion}
        onFound={(found) => onChoose(deviceAddressOf(found))}
        mayWrite={false}
      />
      <KnownAddresses chosen={address} onChoose={onChoose} />
    </section>
  )
}
