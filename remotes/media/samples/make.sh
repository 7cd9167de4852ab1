#!/usr/bin/env bash
# Makes the sample files of the media demos and puts each one into the assets/ of its demo. The files are
# committed, so run this only to change one. It needs ffmpeg, sox, espeak-ng, LibreOffice (writer, calc, impress) and ImageMagick.
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

# A clip of ten seconds. Each second shows, speaks and captions its own number, so a test can check where the clip is.
# A key frame every half second makes seeking exact. With faststart, the clip can start while it loads.
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

# Two recordings of five seconds that are easy to tell apart: A is a rising melody, B is a spoken sentence.
audio() {
  local note
  for note in C4 E4 G4 C5 E5 G5 C6; do
    sox -n -r 16000 -c 1 -b 16 "$work/$note.wav" synth 0.7 pluck "$note" fade 0 0.7 0.1
  done
  sox -V1 "$work"/{C4,E4,G4,C5,E5,G5,C6}.wav "$src/audio-validation/assets/sample-a.wav" gain -n -3 pad 0 1 trim 0 5
  say "$work/b.wav" "This is sample B. It has no melody at all: it is a voice that reads a sentence."
  sox -V1 "$work/b.wav" -r 16000 -c 1 -b 16 "$src/audio-validation/assets/sample-b.wav" gain -n -3 pad 0 1 trim 0 5
}

# Printed text in a monospaced font. The picture is twice as large as on the page, so OCR works on a phone page too.
picture() {
  convert -size 1280x560 xc:'#fffdf6' -fill '#1d1a2b' -font DejaVu-Sans-Mono -gravity NorthWest \
    -pointsize 64 -annotate +80+70 'Order number 48213' \
    -pointsize 52 -annotate +80+200 'Two pineapples and one melon' \
    -annotate +80+300 'Ready on 17 October at 09:45' \
    -annotate +80+400 'Total price 36.50' \
    -strip +dither -colors 16 -define png:compression-level=9 "png8:$src/ocr-check/assets/text.png"
}

office() { # office SOURCE FORMAT[:FILTER]...: converts samples/SOURCE into sample.FORMAT
  local source=$1 format
  shift
  cp "$here/$source" "$work/sample.${source##*.}"
  for format in "$@"; do
    soffice "-env:UserInstallation=file://$work/profile" --headless --convert-to "$format" \
      --outdir "$src/file-download/assets" "$work/sample.${source##*.}" >/dev/null 2>&1
  done
}

documents() {
  office document.fodt docx doc odt ott rtf pdf txt:"Text (encoded):UTF8"
  sed -i '1s/^\xEF\xBB\xBF//' "$src/file-download/assets/sample.txt" # removes the byte order mark
  office sheet.fods xlsx xls ods csv:"Text - txt - csv (StarCalc):44,34,76"
  office slides.fodp pptx ppt odp
  cp "$src/file-download/assets/sample.pdf" "$src/pdf-preview/assets/sample.pdf"
}

case ${1:-all} in
  all) video && audio && picture && documents ;;
  *) "$1" ;;
esac
