import { useId, useRef, useState } from 'react'
import { MelaError, upload } from '#client'
import { useTranslate } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { TooLargeAlert } from '../../ui/upload/too-large-alert.tsx'

interface Props {
  /** Told at once: the address comes when the file has arrived, and fails with it. */
  onPicked: (address: Promise<string | null>) => void
}

/** The file is private from its first byte: only the applicant and the office read it. */
export function ResumeField({ onPicked }: Props) {
  const id = useId()
  const t = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const { problem, isTooLarge, handlePick, handleSeen } = usePicking(onPicked)
  const help = t('jobs.resume_help')
  return (
    <FieldFrame id={id} label={t('jobs.resume')} isOptional help={help} problem={problem} isAnnounced>
      <input
        ref={picker}
        id={id}
        type="file"
        className="input"
        accept=".pdf,.doc,.docx,.odt,.txt,image/*"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={({ target }) => handlePick(target)}
      />
      {isTooLarge && (
        <TooLargeAlert
          text={t('alerts.file_size_limit')}
          onClosed={() => {
            handleSeen()
            picker.current?.focus()
          }}
        />
      )}
    </FieldFrame>
  )
}

function usePicking(onPicked: Props['onPicked']) {
  const t = useTranslate()
  const [problem, setProblem] = useState<string>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const handlePick = (picker: HTMLInputElement) => {
    const file = picker.files?.[0]
    const address = sent(file)
    setProblem(undefined)
    onPicked(address)
    address.catch((error: unknown) => {
      if (!isOverLimit(error)) return setProblem(t('jobs.resume_failed', { name: file?.name ?? '' }))
      // It will never go: the application can be sent without it.
      picker.value = ''
      onPicked(Promise.resolve(null))
      setIsTooLarge(true)
    })
  }
  return { problem, isTooLarge, handlePick, handleSeen: () => setIsTooLarge(false) }
}

const isOverLimit = (error: unknown): boolean => error instanceof MelaError && error.status === 413

async function sent(file: File | undefined): Promise<string | null> {
  return file ? (await upload(file, { isPrivate: true })).file_url : null
}
