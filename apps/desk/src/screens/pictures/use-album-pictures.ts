import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client'
import type { Methods } from '#contract'

export type AlbumPictures = Methods['mela.gallery.get_pictures']['output']
export type AlbumPicture = AlbumPictures['pictures'][number]
export type RosterPerson = Methods['mela.gallery.get_roster']['output']['people'][number]

export const picturesKey = (album: string): readonly string[] => ['album', album, 'pictures']

export function useAlbumPictures(album: string) {
  return useQuery({
    queryKey: picturesKey(album),
    queryFn: () => call('mela.gallery.get_pictures', { gallery: album }),
  })
}

export function useRoster(album: string, search: string) {
  return useQuery({
    queryKey: ['album', album, 'roster', search],
    queryFn: () => call('mela.gallery.get_roster', { gallery: album, search }),
    placeholderData: (before) => before,
  })
}

/** Something that changes who is in which picture; the pictures are asked again. */
export function usePeopleCall<Name extends 'mela.gallery.tag' | 'mela.gallery.untag'>(
  method: Name,
  album: string,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Methods[Name]['input']) => call(method, input),
    onSettled: () => void client.invalidateQueries({ queryKey: ['album', album] }),
  })
}
