import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOfExtension, type FileKind } from '../file-kind.ts'
import { redrawPicture } from './pictures.ts'

function kind(extension: string): FileKind {
  const found = kindOfExtension(extension)
  if (!found) throw new Error(`No kind ${extension}`)
  return found
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3402a' } })

test('A stored photo is upright and has no location data', async () => {
  const photo = await blank(40, 20)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera of Meena', Orientation: '6' }, IFD3: { GPSLatitude: '13/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { content, width, height } = await redrawPicture(photo, kind('jpg'), 'photo.jpg')
  expect([width, height]).toEqual([20, 40])
  const { exif, icc, orientation, format } = await sharp(content).metadata()
  expect([exif, icc, orientation, format]).toEqual([undefined, undefined, undefined, 'jpeg'])
  expect(content.includes('Meena')).toBe(false)
})

test('Data appended to a picture is removed', async () => {
  const polyglot = Buffer.concat([
    await blank(8, 8).png().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  const { content } = await redrawPicture(polyglot, kind('png'), 'logo.png')
  expect(content.includes('script')).toBe(false)
})

test('An animation keeps its frames, and its height is that of one frame', async () => {
  const frames = await Promise.all(
    ['#b3402a', '#2a40b3'].map((background) =>
      sharp({ create: { width: 10, height: 6, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { content, width, height } = await redrawPicture(animation, kind('gif'), 'dance.gif')
  expect([width, height]).toEqual([10, 6])
  expect((await sharp(content).metadata()).pages).toBe(2)
})

test('A picture with too many pixels is refused before it is decoded', async () => {
  const bomb = await sharp({
    create: { width: 8000, height: 5001, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  await expect(redrawPicture(bomb, kind('png'), 'bomb.png')).rejects.toThrow('up to 40 megapixels')
})

test('A truncated picture is refused with a clear message', async () => {
  const complete = await sharp(
    Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 256)),
    {
      raw: { width: 64, height: 64, channels: 3 },
    },
  )
    .jpeg()
    .toBuffer()
  await expect(
    redrawPicture(complete.subarray(0, complete.length / 2), kind('jpg'), 'half.jpg'),
  ).rejects.toThrow('half.jpg is damaged')
})
