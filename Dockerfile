# Builds Hopscotch with a Java of its own, and nothing else that it does not use.
#
#   docker build -t hopscotch .
#   docker run --rm -v "$PWD:/work" --user "$(id -u):$(id -g)" hopscotch run demo
#
# The folder that is mounted is where it writes, and may hold maps (-e HOPSCOTCH_MAPS=/work/maps).
# The page of `view` is served to its own machine alone, which here is the container.

# Has a JDK of 17 or newer, and Maven.
ARG JDK=maven:3.9-eclipse-temurin-17
# Has the same C library as that, and apt-get.
ARG SYSTEM=debian:12-slim

FROM $JDK AS build
WORKDIR /source
COPY . .
RUN mvn -B -ntp -q -Pdist -Dquick -DskipTests -Dmaven.javadoc.skip package \
 && mkdir /opt/hopscotch \
 && tar -xzf dist/target/quick/hopscotch-*-with-java-*.tar.gz -C /opt/hopscotch --strip-components=1

FROM $SYSTEM
# For words in pictures.
RUN apt-get update \
 && apt-get install -y --no-install-recommends fontconfig fonts-dejavu-core \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/hopscotch /opt/hopscotch
RUN ln -s /opt/hopscotch/hopscotch /usr/local/bin/hopscotch
WORKDIR /work
ENTRYPOINT ["hopscotch"]
CMD ["--help"]
