import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageId } from '#design/messages'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { useTranslate } from '../../../language/text.ts'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { Part } from './profile-layout.tsx'
import { preferencesCall, setPreference, type Preference } from './profile-calls.ts'
import styles from './profile.module.css'

const channels: Record<Preference['channel'], MessageId> = {
  'e-mail': 'profile.channel_email',
  sms: 'profile.channel_sms',
  whatsapp: 'profile.channel_whatsapp',
  push: 'profile.channel_push',
}

const classes: Record<Preference['event_class'], MessageId> = {
  transactional: 'profile.own_affairs',
  promotional: 'profile.offers',
}

export function NotificationsPart() {
  const t = useTranslate()
  const { query } = useOwnCall(preferencesCall)
  return (
    <Part id="notifications" title={t('profile.notifications')} lead={t('profile.notifications_lead')}>
      <Shown query={query} loading={<p className="small dim">{t('states.loading')}</p>}>
        {(preferences) => <ChannelSwitches preferences={preferences} />}
      </Shown>
    </Part>
  )
}

function ChannelSwitches({ preferences }: { preferences: readonly Preference[] }) {
  const t = useTranslate()
  if (preferences.length === 0) return <p className="card padded">{t('profile.no_channels')}</p>
  return (
    <div className={`card padded ${styles.profileTopics}`}>
      {(['transactional', 'promotional'] as const).map((one) => (
        <fieldset key={one}>
          <legend className="mid">{t(classes[one])}</legend>
          {preferences
            .filter(({ event_class }) => event_class === one)
            .map((preference) => (
              <ChannelSwitch key={preference.channel} preference={preference} />
            ))}
        </fieldset>
      ))}
    </div>
  )
}

function ChannelSwitch({ preference }: { preference: Preference }) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const [savedOn, setSavedOn] = useState(preference.is_on === 1)
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) => setPreference(preference, wanted ? 1 : 0),
    onSuccess: (_saved, wanted) => {
      setSavedOn(wanted)
      showToast(t('profile.saved'))
    },
  })
  const isOn = isPending ? variables : savedOn
  const handleSwitch = (wanted: boolean) => {
    if (!isPending) mutate(wanted)
  }
  return (
    <div>
      <label className="tick-row">
        <input type="checkbox" checked={isOn} onChange={({ target }) => handleSwitch(target.checked)} />
        <span>{t(channels[preference.channel])}</span>
      </label>
      <ProblemNote problem={error ? refusal(error, t('profile.not_saved')) : ''} />
    </div>
  )
}
