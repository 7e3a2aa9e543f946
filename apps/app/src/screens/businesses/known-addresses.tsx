import type { DeviceAddress } from '../../data/chosen-place.ts'
import { useOwnAnswer } from '../../data/query/use-own-answer.ts'
import { useTranslate } from '../../language/text.ts'
import { calledOf } from '../../ui/place/address-lines.tsx'
import { addressesCall, type Address } from '../../ui/place/place-calls.ts'

interface Props {
  chosen: DeviceAddress | null
  onChoose: (address: DeviceAddress) => void
}

function asDeviceAddress(address: Address): DeviceAddress {
  const { zipcode, country, city, state, latitude, longitude, show } = address
  const street = [address.address_line1, address.address_line2].filter(Boolean).join(', ')
  const line = `${street}, ${city} ${zipcode}`
  return { zipcode, country, city, state, address: line, latitude, longitude, show }
}

/** The addresses of whoever is signed in, to choose from; nothing for anybody else. */
export function KnownAddresses({ chosen, onChoose }: Props) {
  const t = useTranslate()
  const { query } = useOwnAnswer(addressesCall)
  const shown = (query.value?.addresses ?? []).filter(({ show }) => show === 1)
  if (shown.length === 0) return null
  return (
    <fieldset className="place-choices">
      <legend className="mid">{t('place.from_addresses')}</legend>
      {shown.map((address) => {
        const place = asDeviceAddress(address)
        return (
          <label key={address.name} className="place-choice">
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
