import { useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useOwnAnswer } from '../../../data/use-own-answer.ts'
import { useSay } from '../../../language/text.ts'
import { plainDay } from '../../../ui/date-text.ts'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { refusal } from '../../../ui/refusal.ts'
import { Shown } from '../../../ui/shown.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { deviceName } from './device-name.ts'
import { Part } from './part.tsx'
import { devicesCall, endDevice, endEverywhere, type Device } from './profile-calls.ts'

/** Where somebody is signed in, and how to end it. */
export function DevicesPart() {
  const say = useSay()
  const { query } = useOwnAnswer(devicesCall)
  return (
    <Part id="devices" title={say('profile.devices')} lead={say('profile.devices_lead')}>
      <Shown query={query} loading={<p className="small dim">{say('states.loading')}</p>}>
        {(devices) => (
          <>
            <ul className="card list">
              {devices.map((device) => (
                <DeviceRow key={device.name} device={device} onEnded={query.retry} />
              ))}
            </ul>
            {devices.length > 1 && <EndAll />}
          </>
        )}
      </Shown>
    </Part>
  )
}

function DeviceRow({ device, onEnded }: { device: Device; onEnded: () => void }) {
  const say = useSay()
  const { language } = useVisit()
  const { tell } = useShellActions()
  const asking = useAsking((error) => refusal(error, say('profile.not_saved')))
  const name = deviceName(device) ?? say('profile.some_device')
  const end = () =>
    void asking.ask(async () => {
      await endDevice(device.name)
      tell(say('profile.device_ended'))
      onEnded()
    })
  return (
    <li>
      <div className="text">
        <b className="mid">{name}</b>
        <span className="small dim">
          {device.last_active === null
            ? say('profile.since', { day: plainDay(device.creation, language) })
            : say('profile.last_seen', { day: plainDay(device.last_active, language) })}
        </span>
        <ProblemNote problem={asking.problem} />
      </div>
      {device.is_current === 1 ? (
        <span className="badge ok">{say('profile.this_device')}</span>
      ) : (
        <button
          type="button"
          className="postal-way"
          aria-label={say('profile.end_device_named', { device: name })}
          aria-disabled={asking.isBusy}
          onClick={end}
        >
          {say('profile.end_device')}
        </button>
      )}
    </li>
  )
}

/** Ends every session and key, this one too; asked once more. */
function EndAll() {
  const say = useSay()
  const { leave } = useSignOut()
  const [isSure, setIsSure] = useState(false)
  const asking = useAsking((error) => refusal(error, say('profile.not_saved')))
  const end = () =>
    void asking.ask(async () => {
      await endEverywhere()
      leave()
    })
  if (!isSure)
    return (
      <div>
        <button type="button" className="button line" onClick={() => setIsSure(true)}>
          {say('profile.end_all')}
        </button>
      </div>
    )
  return (
    <div className="card padded stack" role="alert">
      <p>{say('profile.end_all_sure')}</p>
      <ProblemNote problem={asking.problem} />
      <div className="profile-ways">
        <button type="button" className="button" aria-disabled={asking.isBusy} onClick={end}>
          {say('profile.end_all')}
        </button>
        <button type="button" className="button line" onClick={() => setIsSure(false)}>
          {say('shell.close')}
        </button>
      </div>
    </div>
  )
}
