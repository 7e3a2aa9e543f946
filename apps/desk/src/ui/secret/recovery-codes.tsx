import { Button } from '@mantine/core'
import { downloadOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/translate.ts'
import { CopyButton } from '../copy-button.tsx'
import { Icon } from '../icon.tsx'

interface Props {
  codes: readonly string[]
  onSaved: () => void
}

/** Codes that stand in for the app; they are in no other place than on this screen. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const t = useTranslate()
  const text = codes.join('\n')
  return (
    <div className="recovery">
      <p>{t('desk.recovery_help')}</p>
      <ul className="recovery-codes" aria-label={t('desk.recovery_list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-ways">
        <CopyButton text={text} of={t('desk.recovery_list')} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${location.host}\n\n${text}\n`)}`}
          download={`${location.hostname}-recovery-codes.txt`}
          leftSection={<Icon of={downloadOutline} isSmall />}
        >
          {t('desk.download')}
        </Button>
      </div>
      <Button fullWidth onClick={onSaved}>
        {t('desk.recovery_saved')}
      </Button>
    </div>
  )
}
