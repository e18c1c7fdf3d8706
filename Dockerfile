# Builds Hopscotch with a Java of its own, and of Java what it uses.
#
#   docker build -t hopscotch .
#   docker run --rm -v "$PWD:/work" --user "$(id -u):$(id -g)" hopscotch run demo
#
# The folder that is mounted is where it writes, and may hold maps (-e HOPSCOTCH_MAPS=/work/maps).
# The page of `view` is served to its own machine alone, which here is the container.

ARG SYSTEM=debian:12-slim

FROM $SYSTEM AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends openjdk-17-jdk-headless maven
WORKDIR /source
COPY . .
RUN mvn -B -ntp -q -Pdist -Dquick -DskipTests -Dmaven.javadoc.skip package \
 && mkdir /opt/hopscotch \
 && tar -xzf dist/target/quick/hopscotch-*-with-java-*.tar.gz -C /opt/hopscotch --strip-components=1

FROM $SYSTEM
# For words in pictures: a font, and what Debian's Java draws it with.
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
    fontconfig fonts-dejavu-core libfreetype6 libharfbuzz0b libjpeg62-turbo liblcms2-2 \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/hopscotch /opt/hopscotch
RUN ln -s /opt/hopscotch/hopscotch /usr/local/bin/hopscotch
# Whoever runs it may write there.
ENV XDG_CACHE_HOME=/tmp
WORKDIR /work
ENTRYPOINT ["hopscotch"]
CMD ["--help"]
