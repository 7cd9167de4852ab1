#!/usr/bin/env bash
# Makes every sample file of this remote and puts it into the assets/ of the demo that shows it. The results are
# committed: run this only to change one. Needs ffmpeg, sox, espeak-ng, LibreOffice (writer, calc, impress) and ImageMagick.
#
#   samples/make.sh            all of them
#   samples/make.sh video      one of: video audio picture documents
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
src=$here/../src
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { # say FILE TEXT: spoken English, 22.05 kHz mono
  espeak-ng -v en-gb -s 150 -w "$1" "$2"
}

# Ten seconds that count themselves: each second shows, speaks and captions its own number, so that a test can tell
# where the clip really is. A key frame every half second makes seeking exact; faststart lets it start while it loads.
video() {
  local words=(zero one two three four five six seven eight nine) inputs=() second
  {
    echo WEBVTT
    for second in {0..9}; do
      printf '\n00:00:%02d.000 --> 00:00:%02d.000\n%s\n' "$second" "$((second + 1))" "${words[second]^}"
    done
  } >"$src/video/assets/captions.vtt"
  for second in {0..9}; do
    say "$work/word.wav" "${words[second]}"
    sox -V1 "$work/word.wav" -r 44100 -c 1 "$work/second$second.wav" pad 0.1 1 trim 0 1
    inputs+=("$work/second$second.wav")
  done
  sox "${inputs[@]}" "$work/counting.wav" gain -n -3
  ffmpeg -loglevel error -y \
    -f lavfi -i "gradients=size=640x360:rate=25:duration=10:c0=0x2b1a8f:c1=0x5b3df5:speed=0.02:seed=7" \
    -i "$work/counting.wav" \
    -vf "drawtext=font='DejaVu Sans Bold':fontsize=180:fontcolor=white:x=(w-tw)/2:y=72:text='%{eif\:floor(t)\:d}',drawbox=x=40:y=316:w=560:h=12:color=white@0.3:t=fill,drawtext=font='DejaVu Sans Bold':fontsize=26:fontcolor=white:x=34+t*56:y=308:text='●'" \
    -c:v libx264 -profile:v main -pix_fmt yuv420p -crf 26 -preset veryslow -g 12 \
    -c:a aac -b:a 64k -ac 1 -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact \
    -t 10 "$src/video/assets/sample.mp4"
}

case ${1:-all} in
  all) video ;;
  *) "$1" ;;
esac
