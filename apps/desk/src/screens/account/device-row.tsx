import { Button } from '@mantine/core'
import { desktopOutline, keyOutline } from 'ionicons/icons'
import { useState } from 'react'
import { call } from '#client'
import type { Device } from '../../data/account.ts'
import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortMomentText } from '../../ui/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { deviceWords } from './device-words.ts'
import { SignOutQuestion } from './sign-out-questions.tsx'

function Seen({ device: { last_active, creation, address } }: { device: Device }) {
  const say = useSay()
  const { language } = useLanguage()
  const seen =
    last_active === null
      ? say('desk.never_seen', { time: shortMomentText(creation, language) })
      : say('desk.last_seen', { time: shortMomentText(last_active, language) })
  return (
    <span className="small dim">
      {seen}
      {address !== null && ` · ${say('desk.seen_from', { network: address })}`}
    </span>
  )
}

/** How a browser is signed out and a key is revoked. */
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

/** One device: what it is, when it was seen, and the way to end it. */
export function DeviceRow({ device }: { device: Device }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const words = deviceWords(device, say)
  const isKey = device.kind === 'key'
  const ending = endings[isKey ? 'key' : 'session']
  const verb = say(ending.verb)
  return (
    <li className="device-row">
      <span className={isKey ? 'spot info' : 'spot brand'}>
        <Icon of={isKey ? keyOutline : desktopOutline} isSmall />
      </span>
      <span className="device-words">
        <span className="title-line">
          <b className="mid">{words}</b>
          {isKey && <Badge>{say('desk.kind_key')}</Badge>}
          {device.is_current === 1 && <Badge tone="ok">{say('desk.this_device')}</Badge>}
        </span>
        <Seen device={device} />
      </span>
      {device.is_current === 0 && (
        <Button
          variant="default"
          aria-label={say(ending.named, { device: words })}
          onClick={() => setAsking(true)}
        >
          {verb}
        </Button>
      )}
      <SignOutQuestion
        isOpen={isAsking}
        title={say(ending.title, { device: words })}
        text={say(ending.text)}
        verb={verb}
        done={say(ending.done)}
        work={() => call('mela.identity.revoke_device', { name: device.name })}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}
