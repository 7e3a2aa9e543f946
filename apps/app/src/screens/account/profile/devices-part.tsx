import { useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { useTranslate } from '../../../language/text.ts'
import { plainDay } from '../../../ui/text/date-text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { Part } from './profile-layout.tsx'
import { devicesCall, endDevice, endEverywhere, type Device } from './profile-calls.ts'
import styles from './profile.module.css'

export function DevicesPart() {
  const t = useTranslate()
  const { query } = useOwnCall(devicesCall)
  return (
    <Part id="devices" title={t('profile.devices')} lead={t('profile.devices_lead')}>
      <Shown query={query} loading={<p className="small dim">{t('states.loading')}</p>}>
        {(devices) => (
          <>
            <ul className="card list">
              {devices.map((device) => (
                <DeviceRow key={device.name} device={device} onEnded={() => void query.refetch()} />
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
  const t = useTranslate()
  const { language } = useVisit()
  const { showToast } = useShellActions()
  const asking = useAction((error) => refusal(error, t('profile.not_saved')))
  const name = sessionDeviceName(device) ?? t('profile.some_device')
  const end = () =>
    void asking.ask(async () => {
      await endDevice(device.name)
      showToast(t('profile.device_ended'))
      onEnded()
    })
  return (
    <li>
      <div className="text">
        <b className="mid">{name}</b>
        <span className="small dim">
          {device.last_active === null
            ? t('profile.since', { day: plainDay(device.creation, language) })
            : t('profile.last_seen', { day: plainDay(device.last_active, language) })}
        </span>
        <ProblemNote problem={asking.problem} />
      </div>
      {device.is_current === 1 ? (
        <span className="badge ok">{t('profile.this_device')}</span>
      ) : (
        <button
          type="button"
          className="text-link"
          aria-label={t('profile.end_device_named', { device: name })}
          aria-disabled={asking.isBusy}
          onClick={end}
        >
          {t('profile.end_device')}
        </button>
      )}
    </li>
  )
}

/** Ends all sessions and keys, including this one, after a confirmation. */
function EndAll() {
  const t = useTranslate()
  const { leave } = useSignOut()
  const [isSure, setIsSure] = useState(false)
  const asking = useAction((error) => refusal(error, t('profile.not_saved')))
  const end = () =>
    void asking.ask(async () => {
      await endEverywhere()
      leave()
    })
  if (!isSure)
    return (
      <div>
        <button type="button" className="button line" onClick={() => setIsSure(true)}>
          {t('profile.end_all')}
        </button>
      </div>
    )
  return (
    <div className="card padded stack" role="alert">
      <p>{t('profile.end_all_sure')}</p>
      <ProblemNote problem={asking.problem} />
      <div className={styles.profileActions}>
        <button type="button" className="button" aria-disabled={asking.isBusy} onClick={end}>
          {t('profile.end_all')}
        </button>
        <button type="button" className="button line" onClick={() => setIsSure(false)}>
          {t('alerts.cancel')}
        </button>
      </div>
    </div>
  )
}

const browsers = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

function nameIn(text: string, names: readonly (readonly [mark: string, name: string])[]): string | null {
  return names.find(([mark]) => text.includes(mark))?.[1] ?? null
}

/** Returns 'Chrome, Android', or the device's own label when the browser is unknown; null for neither. */
export function sessionDeviceName({
  device,
  user_agent,
}: Pick<Device, 'device' | 'user_agent'>): string | null {
  const text = user_agent ?? ''
  const known = [nameIn(text, browsers), nameIn(text, systems)].filter((name) => name !== null)
  return known.length > 0 ? known.join(', ') : device
}
