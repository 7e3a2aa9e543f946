import { useId, useState } from 'react'
import { useSay } from '../../language/text.ts'
import { deviceName, keepDeviceName, LONGEST_DEVICE_NAME } from './device-name.ts'

/** What the other doors call this one. */
export function DoorName() {
  const say = useSay()
  const id = useId()
  const [name, setName] = useState(() => deviceName((number) => say('check_in.device_default', { number })))
  const handleName = (next: string) => {
    setName(next)
    if (next.trim() !== '') keepDeviceName(next)
  }
  return (
    <div className="card padded field">
      <label htmlFor={id}>{say('check_in.device')}</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        maxLength={LONGEST_DEVICE_NAME}
        value={name}
        onChange={(event) => handleName(event.target.value)}
      />
    </div>
  )
}
