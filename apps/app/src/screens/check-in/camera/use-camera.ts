import { useEffect, useRef, useState } from 'react'
import { openCodeReader, type CodeReader } from './code-reader.ts'
import { createSeenCodes } from './seen-codes.ts'

export type CameraProblem = 'refused' | 'absent'

/** Milliseconds between two looks: enough for a queue, and a phone stays cool. */
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

/** Looks again and again, never twice at once. */
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

/** Shows what the camera sees in a video element, and tells each code that comes into view. */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const tell = useRef(onCode)
  useEffect(() => {
    tell.current = onCode
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
      const see = createSeenCodes((text) => tell.current(text))
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
