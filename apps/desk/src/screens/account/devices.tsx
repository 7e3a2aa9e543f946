import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDevices, devicesKey, type IssuedKey, type Device } from '../../data/user/account.ts'
import { toMelaError } from '../../data/query-client.ts'
import { useTranslate, type Translate } from '../../language/translate.ts'
import { Failed, Skeleton } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { desktopOutline, keyOutline } from 'ionicons/icons'
import { call } from '#client'
import { useLanguage } from '../../language/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { shortMomentText } from '../../ui/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { SignOutConfirmation, SignOutOthers, SignOutAll } from './sign-out-confirmations.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { refusalText } from '../../language/refusal-text.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SecretLine } from '../../ui/secrets.tsx'
import { ShortForm, textIn } from '../../ui/short-form.tsx'
import { OwnPassword } from './password.tsx'
import styles from './desk-account.module.css'

function Seen({ device: { last_active, creation, address } }: { device: Device }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const seen =
    last_active === null
      ? t('desk.never_seen', { time: shortMomentText(creation, language) })
      : t('desk.last_seen', { time: shortMomentText(last_active, language) })
  return (
    <span className="small dim">
      {seen}
      {address !== null && ` · ${t('desk.seen_from', { network: address })}`}
    </span>
  )
}

const endings = {
  session: {
    verb: 'desk.revoke',
    named: 'desk.revoke_named',
    title: 'desk.revoke_title',
    text: 'desk.revoke_session',
    done: 'desk.revoked',
  },
  key: {
    verb: 'desk.key_revoke',
    named: 'desk.key_revoke_named',
    title: 'desk.key_revoke_title',
    text: 'desk.revoke_key',
    done: 'desk.key_revoked',
  },
} as const

function DeviceRow({ device }: { device: Device }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const text = deviceText(device, t)
  const isKey = device.kind === 'key'
  const ending = endings[isKey ? 'key' : 'session']
  const verb = t(ending.verb)
  return (
    <li className={styles.deviceRow}>
      <span className={isKey ? 'spot info' : 'spot brand'}>
        <Icon of={isKey ? keyOutline : desktopOutline} isSmall />
      </span>
      <span className={styles.deviceText}>
        <span className="title-line">
          <b className="mid">{text}</b>
          {isKey && <Badge>{t('desk.kind_key')}</Badge>}
          {device.is_current === 1 && <Badge tone="ok">{t('desk.this_device')}</Badge>}
        </span>
        <Seen device={device} />
      </span>
      {device.is_current === 0 && (
        <Button
          variant="default"
          aria-label={t(ending.named, { device: text })}
          onClick={() => setAsking(true)}
        >
          {verb}
        </Button>
      )}
      <SignOutConfirmation
        isOpen={isAsking}
        title={t(ending.title, { device: text })}
        text={t(ending.text)}
        verb={verb}
        done={t(ending.done)}
        work={() => call('mela.identity.revoke_device', { name: device.name })}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}

export function Devices() {
  const t = useTranslate()
  const { data, error, refetch } = useDevices()
  const [isMaking, setMaking] = useState(false)
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} height={68} />
  return (
    <TitledCard
      place="page"
      title={t('desk.devices')}
      actions={
        <Button variant="default" onClick={() => setMaking(true)}>
          {t('desk.new_key')}
        </Button>
      }
    >
      <ul className={styles.deviceList}>
        {data.map((device) => (
          <DeviceRow key={device.name} device={device} />
        ))}
      </ul>
      <div className={styles.accountActions}>
        {data.length > 1 && <SignOutOthers />}
        <SignOutAll />
      </div>
      <NewKey isOpen={isMaking} onClose={() => setMaking(false)} />
    </TitledCard>
  )
}

function MadeKey({ made, onDone }: { made: IssuedKey; onDone: () => void }) {
  const t = useTranslate()
  const { api_key, api_secret } = made
  return (
    <div className={styles.madeKey}>
      <p>{t('desk.key_made_text')}</p>
      <SecretLine label={t('desk.key')} secret={api_key} />
      <SecretLine label={t('desk.key_secret')} secret={api_secret} />
      <SecretLine label={t('desk.key_header')} secret={`Authorization: token ${api_key}:${api_secret}`} />
      <Button fullWidth onClick={onDone}>
        {t('desk.recovery_saved')}
      </Button>
    </div>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Creates an API key; its secret is shown only once. */
function NewKey({ isOpen, onClose }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const [made, setMade] = useState<IssuedKey | null>(null)
  const close = () => {
    onClose()
    setMade(null)
  }
  const make = async (form: FormData) => {
    const wanted = { device: textIn(form, 'device').trim(), pwd: textIn(form, 'pwd') }
    setMade(await call('mela.identity.create_key', wanted))
    await client.invalidateQueries({ queryKey: devicesKey })
  }
  if (made)
    return (
      <Dialog isOpen={isOpen} title={t('desk.key_made')}>
        <MadeKey made={made} onDone={close} />
      </Dialog>
    )
  return (
    <Dialog isOpen={isOpen} title={t('desk.new_key')} onClose={close}>
      <p className="confirm-text">{t('desk.new_key_text')}</p>
      <ShortForm verb={t('desk.new_key_make')} onSend={make} errorText={(error) => refusalText(error, t)}>
        <TextInput
          name="device"
          label={t('desk.new_key_name')}
          maxLength={140}
          data-autofocus
          required
          withAsterisk={false}
        />
        <OwnPassword />
      </ShortForm>
    </Dialog>
  )
}

type Known = readonly (readonly [pattern: RegExp, name: string])[]

/** Browsers in this order, because most also claim to be the later ones. */
const browsers: Known = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: Known = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const find = (known: Known, userAgent: string): string | null =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

export function deviceText(
  { user_agent, device }: Pick<Device, 'user_agent' | 'device'>,
  t: Translate,
): string {
  const browser = find(browsers, user_agent ?? '')
  const system = find(systems, user_agent ?? '')
  if (browser && system) return t('desk.browser_on', { browser, system })
  return browser ?? device ?? t('desk.unnamed_device')
}
