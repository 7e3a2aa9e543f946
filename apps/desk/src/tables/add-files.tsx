import { Button, FileButton } from '@mantine/core'
import { imagesOutline } from 'ionicons/icons'
import { useState } from 'react'
import { maximumUploadBytes, upload } from '#client'
import type { DeskField } from '../data/document/type-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { useTranslate } from '../language/translate.ts'
import { Icon } from '../ui/icon.tsx'

/** Tells the table of each file as it arrives, by its address. */
type OnFile = (address: string) => void

interface Sending {
  done: number
  total: number
  failed: number
}

const idle: Sending = { done: 0, total: 0, failed: 0 }

/** One after the other; a file that does not get through does not hold up the rest. */
function useManyUploads(attachTo: AttachTarget | null, field: string, onFile: OnFile) {
  const [sending, setSending] = useState(idle)
  const send = async (files: readonly File[]) => {
    const now: Sending = { done: 0, total: files.length, failed: 0 }
    setSending({ ...now })
    for (const file of files) {
      try {
        if (file.size > maximumUploadBytes) throw new RangeError(file.name)
        const target = attachTo ? { attachTo: { ...attachTo, field } } : {}
        const { file_url } = await upload(file, target)
        onFile(file_url)
      } catch {
        now.failed += 1
      }
      now.done += 1
      setSending({ ...now })
    }
  }
  return { sending, send: (files: File[]) => void send(files) }
}

interface Props {
  field: DeskField
  attachTo: AttachTarget | null
  onFile: OnFile
}

/** Several files at once, a row for each. */
export function AddFiles({ field, attachTo, onFile }: Props) {
  const t = useTranslate()
  const { sending, send } = useManyUploads(attachTo, field.fieldname, onFile)
  const { done, total, failed } = sending
  const isBusy = done < total
  return (
    <>
      <FileButton
        multiple
        onChange={send}
        accept={field.fieldtype === 'Attach Image' ? 'image/*' : undefined}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            disabled={isBusy}
            leftSection={<Icon of={imagesOutline} isSmall />}
          >
            {isBusy ? `${done} / ${total}` : t('desk.add_files')}
          </Button>
        )}
      </FileButton>
      {failed > 0 && !isBusy && (
        <span className="field-error" role="alert">
          {t('desk.files_stayed', { count: failed })}
        </span>
      )}
    </>
  )
}
