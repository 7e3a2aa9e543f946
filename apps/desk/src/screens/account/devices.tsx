import { Button } from '@mantine/core'
import { useState } from 'react'
import { useDevices } from '../../data/account.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useSay } from '../../language/say.ts'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { DeviceRow } from './device-row.tsx'
import { NewKey } from './new-key.tsx'
import { SignOutOthers, SignOutAll } from './sign-out-questions.tsx'

/** Browsers and keys by which I am signed in, and how to end them. */
export function Devices() {
  const say = useSay()
  const { data, error, refetch } = useDevices()
  const [isMaking, setMaking] = useState(false)
  if (error) return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} height={68} />
  return (
    <TitledCard
      place="page"
      title={say('desk.devices')}
      actions={
        <Button variant="default" onClick={() => setMaking(true)}>
          {say('desk.new_key')}
        </Button>
      }
    >
      <ul className="device-list">
        {data.map((device) => (
          <DeviceRow key={device.name} device={device} />
        ))}
      </ul>
      <div className="account-ways">
        {data.length > 1 && <SignOutOthers />}
        <SignOutAll />
      </div>
      <NewKey isOpen={isMaking} onClose={() => setMaking(false)} />
    </TitledCard>
  )
}
