import { useTranslate } from '../../../language/text.ts'
import { useEffect, useRef, useState } from 'react'
import styles from '../check-in.module.css'

interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorType {
  new (options: { formats: 'qr_code'[] }): CodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  interface Window {
    /** Absent in some browsers, and without this kind of code in others. */
    readonly BarcodeDetector?: DetectorType
  }
}

const options: { formats: 'qr_code'[] } = { formats: ['qr_code'] }

async function openCodeReader(): Promise<CodeReader> {
  const own = window.BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.includes('qr_code')) return new own(options)
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector(options)
}

type CameraProblem = 'refused' | 'absent'

/** Milliseconds between two scans: fast enough for a queue, and a phone stays cool. */
const LOOK_EVERY = 180

function problemOf(error: unknown): CameraProblem {
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent'
}

async function openCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices === undefined) throw new DOMException('', 'NotFoundError')
  return devices.getUserMedia({ video: { facingMode: 'environment' } })
}

interface Look {
  video: HTMLVideoElement
  reader: CodeReader
  isOver: () => boolean
  see: (text: string, now: number) => void
}

async function lookOn(look: Look): Promise<void> {
  const { video, reader, isOver, see } = look
  if (isOver()) return
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
    const codes = await reader.detect(video).catch(() => [])
    for (const { rawValue } of codes) if (!isOver()) see(rawValue, performance.now())
  }
  setTimeout(() => void lookOn(look), LOOK_EVERY)
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const latestOnCode = useRef(onCode)
  useEffect(() => {
    latestOnCode.current = onCode
  })
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | null = null
    const run = async (element: HTMLVideoElement) => {
      const [stream, reader] = await Promise.all([openCamera(), openCodeReader()])
      if (isOver) return stop(stream)
      opened = stream
      element.srcObject = stream
      await element.play()
      const see = createSeenCodes((text) => latestOnCode.current(text))
      await lookOn({ video: element, reader, isOver: () => isOver, see })
    }
    if (video.current) run(video.current).catch((error: unknown) => !isOver && setProblem(problemOf(error)))
    return () => {
      isOver = true
      if (opened) stop(opened)
    }
  }, [])
  return { video, problem }
}

export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const t = useTranslate()
  const { video, problem } = useCamera(onCode)
  if (problem !== null) {
    return (
      <p className="note bad" role="alert">
        {t(problem === 'refused' ? 'check_in.camera_refused' : 'check_in.camera_absent')}
      </p>
    )
  }
  return (
    <video ref={video} className={styles.camera} aria-label={t('check_in.camera_view')} muted playsInline />
  )
}

/** Milliseconds for which a code that stays in view counts as one scan. */
const SAME_FOR = 2500

/** Reports each code once while it is in view, and again when it returns. */
export function createSeenCodes(onCode: (text: string) => void) {
  let last = { text: '', at: -Infinity }
  return (text: string, now: number) => {
    const isNew = text !== last.text || now - last.at > SAME_FOR
    last = { text, at: now }
    if (isNew && text !== '') onCode(text)
  }
}
