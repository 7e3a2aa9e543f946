import { Button, FileButton, Progress } from '@mantine/core'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Upload } from './use-upload.ts'

interface Props {
  words: string
  icon?: string
  accept?: string | undefined
  /** Without its error where another control tells it. */
  upload: Omit<Upload, 'error'> & Partial<Pick<Upload, 'error'>>
}

/** Sends a file from this device, and tells how far it has come and why it did not arrive. */
export function UploadButton({ words, icon, accept, upload: { share, error, send } }: Props) {
  const t = useTranslate()
  return (
    <>
      <FileButton onChange={send} accept={accept}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            disabled={share !== null}
            leftSection={icon && <Icon of={icon} isSmall />}
          >
            {words}
          </Button>
        )}
      </FileButton>
      {share !== null && (
        <Progress value={share * 100} aria-label={t('alerts.please_wait')} className="upload-progress" />
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
