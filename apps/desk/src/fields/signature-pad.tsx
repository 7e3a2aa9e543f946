import { useRef, type PointerEvent } from 'react'

interface Props {
  label: string
  onDraw: (picture: string) => void
}

/** The picture's own measure, whatever room the page gives it. */
const width = 600
const height = 200

const ink = '#1b1b1b'
const thickness = 3

type Point = readonly [x: number, y: number]

function pointAt(event: PointerEvent<HTMLCanvasElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  return [((event.clientX - box.left) * width) / box.width, ((event.clientY - box.top) * height) / box.height]
}

function drawLine(canvas: HTMLCanvasElement, from: Point, to: Point): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.strokeStyle = ink
  context.lineWidth = thickness
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}

/** A place to draw with a finger, a pen or a mouse; after each stroke the picture is told. */
export function SignaturePad({ label, onDraw }: Props) {
  const last = useRef<Point | null>(null)

  const handleMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    const point = pointAt(event)
    drawLine(event.currentTarget, last.current, point)
    last.current = point
  }
  const handleEnd = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    last.current = null
    onDraw(event.currentTarget.toDataURL('image/png'))
  }
  return (
    <canvas
      className="signature-pad"
      role="img"
      aria-label={label}
      width={width}
      height={height}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = pointAt(event)
        drawLine(event.currentTarget, last.current, last.current)
      }}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  )
}
