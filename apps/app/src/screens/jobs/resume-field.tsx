import { useId, useState } from 'react'
import { maximumUploadBytes, upload } from '#client'
import { useSay } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'

interface Props {
  /** Told at once: the address comes when the file has arrived, and fails with it. */
  onPicked: (address: Promise<string | null>) => void
}

/** The file is private from its first byte: only the applicant and the office read it. */
export function ResumeField({ onPicked }: Props) {
  const id = useId()
  const say = useSay()
  const [problem, setProblem] = useState<string>()
  const help = say('jobs.resume_help')
  const handlePick = (file: File | undefined) => {
    setProblem(undefined)
    const address = sent(file)
    onPicked(address)
    address.catch((error: unknown) => {
      const name = file?.name ?? ''
      setProblem(say(error instanceof RangeError ? 'jobs.resume_large' : 'jobs.resume_failed', { name }))
    })
  }
  return (
    <FieldFrame id={id} label={say('jobs.resume')} isOptional help={help} problem={problem} isTold>
      <input
        id={id}
        type="file"
        className="input"
        accept=".pdf,.doc,.docx,.odt,.txt,image/*"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => handlePick(event.target.files?.[0])}
      />
    </FieldFrame>
  )
}

/** @throws RangeError for a file that is too large */
async function sent(file: File | undefined): Promise<string | null> {
  if (!file) return null
  if (file.size > maximumUploadBytes) throw new RangeError(file.name)
  return (await upload(file, { isPrivate: true })).file_url
}
